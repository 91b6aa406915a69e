import type { Form } from '../../domain/closer-look/take-closer-look.ts'
import { contacts } from './contacts.ts'
import { namedPeople } from './named-people.ts'
import { placeholders } from './placeholders.ts'

// What is told by how it is written: capitals, figures, brackets. No quantifier stands in another one that is unbounded.

/** Each form with what it finds and what it must pass, as in phrases.ts; a sentence is tried on them as it was written. */
export const forms: readonly Form[] = [
  ...placeholders,
  {
    kind: 'chatbot',
    patterns: [
      // **bold**
      /\*\*[^*\n]{1,200}(?:\*\*|$)/,
      // ### Dust
      /^\s{0,3}#{1,6} {1,3}\S/,
      /`{3}/,
      // *Noise:* it hums
      /^\s{0,3}\*{1,2}[A-Z][^*\n]{1,80}:\*{1,2}/,
      // | Dust | M4 |
      /^\s{0,3}\|[^\n]{1,300}\|\s{0,3}$/,
      // [the page](https://…)
      /\[[^\]\n]{1,80}\]\(https?:/,
      // [I wasn't sure which side you are on.]
      /\[I(?: |['’])[^\]\n]{3,200}\]/,
      // 【3†source】
      /【\d/,
      /\\\(/,
      /<br ?\/?>/,
      // Sources: GOV.UK+1
      /[A-Za-z]{3}\+\d\b/,
    ],
    finds: [
      '**Traffic** is heavy.',
      '[I have left the date open.]',
      '| Dust | M4 | High |',
      '### Dust',
      '*Noise:* it hums.',
    ],
    passes: ['I gave the film 5 * and walked.', '#1 is the noise.'],
  },
  // A line of hyphens, where there are other marks of the kind, or at the salutation
  {
    kind: 'chatbot',
    patterns: [/^(?:-{3}|\*{3})$|^> {0,2}[*_]/],
    unless: (_found, _context, text) =>
      !/\*\*\S|^ {0,3}#{1,6} \S|^> {0,2}[*_]|^Dear [^\n]{1,60}\n\s?---|^---\n\s?(?:Dear|Subject|Re:|Let me know|Would you like|If you (?:tell|want|would|like|need|share)|I can |Tips?|Notes?:|Sources|Alternative|This draft|Word count|Feel free)/m.test(
        text,
      ),
    finds: ['## Objection\n\n---', '**Noise**\n\n---\n\nYours', 'Dear Sir,\n\n---\n\nI object.'],
    passes: ['Please refuse.\n\n---\n\nAnn Lee'],
  },
  ...namedPeople,
  ...contacts,
]
