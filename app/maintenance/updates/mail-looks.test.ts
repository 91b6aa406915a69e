import { expect, test } from 'vitest'
import { composeUpdate } from '../../../domain/compose-update.ts'
import { mailPicturePath } from '../../../domain/upload.ts'
import { lookAt } from './mail-looks.ts'

const picture = `/quarry/uploads/${'a'.repeat(32)}.webp`
const { html } = composeUpdate(
  { subject: 'News', body: `<p>See</p><img src="${picture}" alt="The field" />` },
  {
    campaign: 'Us',
    origin: 'https://example.org',
    archiveUrl: 'https://example.org/quarry/updates/1',
    unsubscribeUrl: 'https://example.org/quarry/newsletter/unsubscribe#1',
    code: '1',
  },
)

test('the e-mail is looked at without a style element, with its pictures from here', () => {
  const look = lookAt(html, { isDark: false, hasPictures: true })
  expect(look.html).not.toContain('<style')
  expect(look.html).toContain(`<img src="${mailPicturePath(picture)}"`)
  expect(look.sheet).toContain('color-scheme:light;')
  expect(look.sheet).toContain('@media not all')
})

test('in the dark it has the colours of the dark, and with pictures off none is asked for', () => {
  const look = lookAt(html, { isDark: true, hasPictures: false })
  expect(look.sheet).toContain('color-scheme:dark;')
  expect(look.sheet).toContain('@media all{')
  expect(look.html).not.toContain(' src=')
  expect(look.html).toContain('alt="The field"')
})
