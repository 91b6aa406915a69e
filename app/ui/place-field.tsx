import { type ComponentProps, type FormEvent, useId, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { placeField } from '../../content/place-field.ts'
import { outcodeOf } from '../../domain/outcode.ts'
import { useKnownPlaces } from '../content-api/places-query.ts'

const loadSettlements = () => import('../../content/settlements.ts')

/** The box for a place near the site. The places to choose from come with the focus. */
export function PlaceInput(props: ComponentProps<'input'>) {
  const id = useId()
  const known = useKnownPlaces()
  const [offered, setOffered] = useState<readonly string[]>([])

  async function offer() {
    const { outcodes, settlements } = await loadSettlements()
    const names = new Set([...settlements, ...known.filter(({ isQuarry }) => !isQuarry)].map(({ name }) => name))
    setOffered([...[...names].toSorted(), ...outcodes])
  }
  return (
    <>
      <input {...props} list={id} maxLength={100} autoComplete="off" onFocus={() => offer().catch(() => undefined)} />
      <datalist id={id}>
        {offered.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}

/**
 * Asks where the visitor lives, and leads to the page of that place. The browser finds it by itself, so that nothing of it
 * goes anywhere, and what is not known stays in the box; without JavaScript the server answers.
 */
export function PlaceField({ isAboveList = false }: { isAboveList?: boolean }) {
  const id = useId()
  const navigate = useNavigate()
  const known = useKnownPlaces()
  const { key, state } = useLocation()
  const [isOffline, setOffline] = useState(false)

  async function findHome(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const field = form.elements.namedItem('place') as HTMLInputElement
    field.value = outcodeOf(field.value) ?? field.value
    try {
      const { addressOfHome } = await loadSettlements()
      navigate(addressOfHome(field.value, known), { state: field.value })
    } catch {
      // The server finds it, too, where it can be reached.
      if (navigator.onLine) form.submit()
      else setOffline(true)
    }
  }

  return (
    <form action="/quarry/near" className="stack gap-8 no-print" onSubmit={findHome}>
      <label className="title" htmlFor={id}>
        {placeField.label}
      </label>
      <p id={`${id}-hint`} className="quiet">
        {placeField.hint}
      </p>
      <div className="site-search">
        <PlaceInput
          key={key}
          id={id}
          name="place"
          required
          defaultValue={typeof state === 'string' ? state : undefined}
          aria-describedby={`${id}-hint`}
        />
        <button type="submit" className="button">
          {placeField.submit}
        </button>
      </div>
      <p role="status">{isOffline && placeField.offline}</p>
      {!isAboveList && (
        <Link className="standing-link" to="/near">
          {placeField.list}
        </Link>
      )}
    </form>
  )
}
