import { escapeXml } from '../domain/escape-xml.ts'

/** One picture of the gallery. */
export interface Shot {
  group: string
  name: string
  /** Its place below the gallery's folder. */
  file: string
}

/** The page that shows all pictures by group, in the order in which they were taken. */
export function galleryIndex(shots: readonly Shot[]): string {
  const groups = Object.entries(Object.groupBy(shots, ({ group }) => group))
  const anchor = (group: string) => group.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The gallery: ${shots.length} pictures of the site</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; color: #2b2622; background: #fbf8f1 }
.shots { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start }
figure { margin: 0; width: 18rem }
img { width: 100%; max-height: 28rem; object-fit: cover; object-position: top; border: 1px solid #d0b384 }
nav a { margin-right: 1rem }
</style>
</head>
<body>
<h1>The gallery: ${shots.length} pictures of the site</h1>
<nav>${groups.map(([group]) => `<a href="#${anchor(group)}">${escapeXml(group)}</a>`).join('')}</nav>
${groups
  .map(
    ([group, members = []]) => `<h2 id="${anchor(group)}">${escapeXml(group)}</h2>
<div class="shots">
${members
  .map(
    ({ name, file }) =>
      `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${escapeXml(name)}</figcaption></figure>`,
  )
  .join('\n')}
</div>`,
  )
  .join('\n')}
</body>
</html>
`
}
