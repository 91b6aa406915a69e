import { describe, expect, it } from 'vitest'
import { letterBlocks } from './letter-blocks.ts'

const names = ['Flooding', 'Dust, air quality and health']

describe('the parts of a letter that belong on one page', () => {
  it('are its points, each with all up to the next heading, and of the last one its first paragraph', () => {
    const text =
      'Dear Sir,\n\n1. Flooding\n\nMine.\n\nYours.\n\n2. Dust, air quality and health\n\nMine too.\n\nAll this.\n'
    expect(letterBlocks(text, names)).toEqual([
      { heading: '', paragraphs: ['Dear Sir,'] },
      { heading: '1. Flooding', paragraphs: ['Mine.', 'Yours.'] },
      { heading: '2. Dust, air quality and health', paragraphs: ['Mine too.'] },
      { heading: '', paragraphs: ['All this.'] },
    ])
  })

  it('take no other numbered line for a heading, and an edited number for one', () => {
    expect(letterBlocks('1. My own point\n\n7. Flooding', names).map(({ heading }) => heading)).toEqual([
      '',
      '7. Flooding',
    ])
  })

  it('lose no paragraph', () => {
    const text = 'A\nB\n\nFlooding\n\n\nC\n\n\n\nFlooding\n\nFlooding\n\nD'
    expect(
      letterBlocks(text, names)
        .flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])
        .filter(Boolean),
    ).toEqual(['A\nB', 'Flooding', 'C', 'Flooding', 'Flooding', 'D'])
  })
})
