import { useQuery } from '@tanstack/react-query'
import { knownPlaces } from '../../content/known-places.ts'
import { letterFacts } from '../../content/letter-facts.ts'
import { citedSentence, type LetterSentence } from '../../domain/letter-sentence.ts'
import { useFieldValue } from './form-context.tsx'
import { rowsQuery } from './rows-query.ts'

/** The sentence at this path of the row as the letters of the first village that has its facts would have it. */
export function SentenceSample({ name }: { name: string }) {
  const { value } = useFieldValue<LetterSentence>(name, {})
  const { data: villages = [] } = useQuery(rowsQuery('village_data'))
  const { data: claims = [] } = useQuery(rowsQuery('claims'))
  const places = knownPlaces(villages)
  const [first] = villages.flatMap((village) => {
    const place = places.find(({ slug }) => slug === village.village_key)
    const sentence = citedSentence([value], letterFacts(place, village), claims)
    return sentence ? [`In a letter from ${village.name}: “${sentence.text}”`] : []
  })
  return (
    <p className="hint">{first ?? 'No letter has this yet: no village has every fact, or a claim is not checked.'}</p>
  )
}
