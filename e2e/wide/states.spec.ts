import { openConsultation } from '../open-consultation.ts'
import { expectAccessible, findTooWide, noteErrors } from '../page-checks.ts'
import { expect, test } from '../site.ts'
import { walkStates } from '../states.ts'

for (const mode of ['closed', 'open', 'maintenance'] as const) {
  test(`nothing that can be open, chosen, refused or told bars anybody's way (${mode})`, async ({ page, site }) => {
    if (mode === 'open') openConsultation(site)
    const errors = noteErrors(page)
    await walkStates(page, mode, async ({ name, width, isOtherWhenWide }) => {
      expect(await findTooWide(page), name).toEqual([])
      await expectAccessible(page, name, width !== undefined ? [width] : isOtherWhenWide ? [1280, 320] : [320])
      if (mode === 'maintenance')
        await expect(page.getByRole('heading', { level: 1, includeHidden: true }), name).toHaveCount(1)
    })
    if (mode === 'maintenance') expect(errors).toEqual([])
  })
}
