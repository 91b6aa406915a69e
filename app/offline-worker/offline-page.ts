export function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
}

/** The page for an address that was never visited and is not kept: it says so, and lists what is there. Titles come as HTML. */
export function offlinePage(pages: readonly { path: string; title: string }[], styleSheet: string): string {
  const list = pages.map(({ path, title }) => `<li><a href="${path}">${title}</a></li>`).join('')
  return `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>You are offline</title>
<link rel="stylesheet" href="${styleSheet}">
</head>
<body>
<main class="page prose">
<h1>You are offline</h1>
<p>This page is not kept on your device. It will open when you are online again.</p>
${list && `<h2>These pages are kept</h2><ul>${list}</ul>`}
</main>
</body>
</html>
`
}
