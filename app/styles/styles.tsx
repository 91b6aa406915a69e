import { useRouteLoaderData } from 'react-router'

/** Each screen has a sheet of its own, and so has the map; what all visitors' pages share is one, visitors.css. The maintenance side's come as files. The pattern stands twice, since Vite takes no constant for it. */
const texts: Record<string, string> = import.meta.env.SSR
  ? import.meta.glob(['../**/*.css', '!../{layout,maintenance,styles}/**', '!../ui/*.css'], {
      query: '?inline',
      import: 'default',
      eager: true,
    })
  : {}
const files = import.meta.glob<string>(['../**/*.css', '!../{layout,maintenance,styles}/**', '!../ui/*.css'], {
  query: '?url',
  import: 'default',
  eager: true,
})

/**
 * The styles that a screen needs. They stand inside the page that a visitor comes to first, so that its first paint waits for
 * no other file; a screen that is come to later brings its sheet as a file, and is shown once that is there. React puts
 * either into the head, once. A preview stands in a frame under the policy of the page around it, which allows files alone.
 */
export function Styles({ sheet }: { sheet: string }) {
  const site = useRouteLoaderData<{ pageUse: string }>('root')
  const name = `../${sheet}.css`
  const href = files[name]
  if (href === undefined) throw new Error(`There is no sheet ${sheet}`)
  if (import.meta.env.SSR && site?.pageUse !== 'preview')
    return (
      <style href={href} precedence="screen">
        {texts[name]}
      </style>
    )
  const isInside = !import.meta.env.SSR && document.querySelector(`style[data-href~="${href}"]`) !== null
  return isInside ? null : <link rel="stylesheet" href={href} precedence="screen" />
}
