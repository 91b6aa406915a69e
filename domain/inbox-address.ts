const googleDomains = ['gmail.com', 'googlemail.com']

/**
 * The inbox that an e-mail address leads to, as far as that is certain: letters do not count, nor does a +tag, nor do dots
 * at Google, which has two names. Further it does not go: a tag behind a hyphen may be part of a name, and only its owner
 * knows whose inbox all the names of a domain lead to. Each sign-up is stored
 * with it: whoever changes this rule must store them anew.
 */
export function inboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const end = address.lastIndexOf('@')
  const [name, domain] = [withoutTag(address.slice(0, end)), address.slice(end + 1)]
  return googleDomains.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** A plus at the beginning begins no tag. */
function withoutTag(name: string): string {
  const tag = name.indexOf('+', 1)
  return tag === -1 ? name : name.slice(0, tag)
}
