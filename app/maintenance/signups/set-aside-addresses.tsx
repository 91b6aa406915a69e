import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { signupsQuery } from '../received-query.ts'
import { SignupList } from './signup-list.tsx'

/** The addresses that get no updates although they are confirmed, with why (rule: set-aside-list). */
export function SetAsideAddresses({ count }: { count: number }) {
  const query = useInfiniteQuery({ ...signupsQuery(true), enabled: count > 0 })
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="aside-heading" className="list-aside">
      <h2 id="aside-heading" ref={heading} tabIndex={-1}>
        Addresses set aside
      </h2>
      <p className="list-summary">
        {count === 0
          ? 'No address is set aside. '
          : 'They are on the list, but get no updates, since a mail server said for good that there is no such mailbox, or a maintainer set them aside. '}
        Writing again and again to a mailbox that is not there harms the name of the campaign with all mail providers.
      </p>
      {count > 0 && <SignupList query={query} empty="No address is set aside." heading={heading} />}
    </section>
  )
}
