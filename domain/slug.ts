/** Lower-case, with spaces turned into hyphens: 'Hampton Lucy' becomes 'hampton-lucy' (spec: public site, section 2, Impact articles). */
export function slugify(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-')
}
