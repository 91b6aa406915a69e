/** A page that needs neither script nor style sheet. */
function plainPage(title: string, ...paragraphs: string[]): string {
  return `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
${paragraphs.map((words) => `<p>${words}</p>\n`).join('')}</main>
</body>
</html>
`
}

const toHome = '<a href="/quarry/">Return to Home</a>'

/** The page when rendering itself fails (rule: unexpected-error): it says nothing of what broke. */
export const failurePage = plainPage(
  'Unexpected Application Error!',
  'Something went wrong on our side. Please try again in a minute.',
  '<a href="">Try again</a>',
  toHome,
)

/** The page when somebody must wait, with the reason. Nothing was stored of a form that it answers. */
export function waitPage(reason: string): string {
  return plainPage(
    'Please wait a moment',
    reason,
    'If you sent a form, it has not been stored. Go back, and what you typed is still there.',
    toHome,
  )
}
