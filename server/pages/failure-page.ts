/** The page when rendering itself fails (spec: public site, section 8). It needs neither script nor style sheet, and says nothing of what broke. */
export const failurePage = `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Unexpected Application Error!</title>
</head>
<body>
<main>
<h1>Unexpected Application Error!</h1>
<p>Something went wrong on our side. Please try again in a minute.</p>
<p><a href="/quarry/">Return to Home</a></p>
</main>
</body>
</html>
`
