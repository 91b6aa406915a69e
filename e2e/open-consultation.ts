import type { Page } from '@playwright/test'

/**
 * Lets the browser believe that public consultation is the current stage, as after that change in
 * content/process-stages.ts. The server's own pages do not change: come to the page by a link inside the site.
 */
export async function openConsultation(page: Page): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const script = await response.text()
    await route.fulfill({ response, body: isAboutStages(script) ? withConsultationOpen(script) : script })
  })
}

const isAboutStages = (script: string) => script.includes('applicant-appeals')

function withConsultationOpen(script: string): string {
  const changed = script
    .replace(/status:(["'`])current\1/, 'status:$1completed$1')
    .replace(/(id:(["'`])public-consultation\2.*?status:["'`])completed/s, '$1current')
  if (changed === script) throw new Error('The stages are not where this test looks for them')
  return changed
}
