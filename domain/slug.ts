/** Lower-case, with spaces turned into hyphens: 'Hampton Lucy' becomes 'hampton-lucy'. */
export function slugify(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-')
}
