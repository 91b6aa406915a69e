import { useSite } from '../layout/use-site.ts'

/**
 * Where the page stands, as a QR code and in letters, on paper only. Hidden pictures that may load late are not asked for
 * before the page is printed, so that those who read it on a screen download nothing.
 */
export function PageCode({ slug }: { slug: string }) {
  const path = `/quarry/villages/${slug}`
  return (
    <div className="print-only page-code">
      <img src={`${path}/qr.svg`} alt="" width="37" height="37" loading="lazy" />
      <p>
        This page on the web:
        <br />
        {useSite().origin}
        {path}
      </p>
    </div>
  )
}
