import type { BatchKind } from '../../../domain/content-change.ts'

/** What was done at once, what takes it back, and what is asked before. */
export const batchWords: Record<BatchKind, { title: string; undo: string; question: string; action: string }> = {
  import: {
    title: 'An import',
    undo: 'Undo the whole import',
    question: 'Undo the whole import?',
    action: 'Undo the import',
  },
  undo: {
    title: 'Changes taken back together',
    undo: 'Bring them all back',
    question: 'Bring all of these changes back?',
    action: 'Bring them back',
  },
  stage: {
    title: 'A move of the stage',
    undo: 'Undo the whole move',
    question: 'Undo the whole move of the stage?',
    action: 'Undo the move',
  },
  examples: {
    title: 'The example events removed',
    undo: 'Bring all example events back',
    question: 'Bring the example events back?',
    action: 'Bring them back',
  },
}
