/** The site's colours, and a column that can be read: the style sheets of the site may be what fails. */
const style = `body{margin:0;background:#fbf8f1;color:#2b2622;font:1.05rem/1.6 system-ui,sans-serif}main{max-width:38rem;margin:12vh auto;padding:0 1.25rem}h1{font:600 2rem/1.15 Georgia,serif;border-top:5px solid #a67c47;padding-top:1rem}a{color:#235478}a:focus-visible{outline:3px solid #2f6f9f;outline-offset:2px}`

/** A page that needs neither script nor style sheet. */
function plainPage(title: string, ...paragraphs: string[]): string {
  return `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style></head>
<body>
<main>
<h1>${title}</h1>
${paragraphs.map((words) => `<p>${words}</p>\n`).join('')}</main>
</body>
</html>
`
}

const toHome = '<a href="/quarry/">Return to Home</a>'

/** The page when rendering itself fails: it says nothing of what broke. */
export const failurePage = plainPage(
  'Unexpected Application Error!',
  'Something went wrong on our side. Please try again in a minute.',
  '<a href="">Try again</a>',
  toHome,
)

/** The page when a form brings more than it takes, which no field of ours lets happen by itself. */
export const tooLongPage = plainPage(
  'That was too long',
  'What you sent is longer than this form takes, and nothing of it was stored.',
  'Go back: what you typed is still there. Make it shorter, and send it again.',
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
