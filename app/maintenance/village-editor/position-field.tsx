import { Crosshair } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, Suspense, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { distanceFromSite } from '../../../content/places.ts'
import { mapFrame, type Point, projectToMap } from '../../../domain/geography.ts'
import { useKnownPlaces } from '../../content-api/places-query.ts'
import { MarkerFace, PlaceMap } from '../../ui/place-map.tsx'
import { QuietButton } from '../buttons.tsx'
import { type FormErrors, FormErrorsProvider, useFieldValue, useFormErrors } from '../form-errors.tsx'
import { TextField } from '../form-field.tsx'
import { joinPosition, pointOf, splitPosition, textOnMap } from './typed-position.ts'
import './position-field.css'

const { north, south, west, east } = mapFrame
const middle = { lat: (north + south) / 2, lon: (west + east) / 2 }
/** How far an arrow key moves the cross, in degrees: some hundred metres. With Shift it is ten times as far. */
const step = { lat: 0.001, lon: 0.0015 }
const directions: Record<string, Point> = {
  ArrowUp: { lat: 1, lon: 0 },
  ArrowDown: { lat: -1, lon: 0 },
  ArrowLeft: { lat: 0, lon: -1 },
  ArrowRight: { lat: 0, lon: 1 },
}

/** Where a village lies: a press on the map, the arrow keys, or two numbers. */
export function PositionField({
  own,
  builtIn,
  isMapOpen = false,
}: {
  /** The key of the village: its own marker is left out of the map. */
  own: string
  /** Where the map has the village by itself. */
  builtIn?: Point | undefined
  isMapOpen?: boolean
}) {
  const id = useId()
  const { value, onChange } = useFieldValue<string>('position', {})
  const places = useKnownPlaces().filter(({ slug }) => slug !== own)
  const refused = useFormErrors()
  const cross = useRef<HTMLSpanElement>(null)
  const [lat, lon] = splitPosition(value)
  const point = value === '' ? builtIn : pointOf(value)

  const press = ({ detail, clientX, clientY, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // A click by a key has no place of its own.
    if (detail === 0) return onChange(textOnMap(point ?? middle))
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const across = (clientX - left) / width
    const down = (clientY - top) / height
    onChange(textOnMap({ lat: north - down * (north - south), lon: west + across * (east - west) }))
  }
  const move = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (!direction) return
    event.preventDefault()
    const from = point ?? middle
    const steps = event.shiftKey ? 10 : 1
    const moved = {
      lat: from.lat + direction.lat * step.lat * steps,
      lon: from.lon + direction.lon * step.lon * steps,
    }
    flushSync(() => onChange(textOnMap(moved)))
    cross.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  return (
    <fieldset className="form-field position-field">
      <legend className="form-legend">Position</legend>
      <p id={`${id}-hint`} className="hint">
        Press the map where the village lies. By keyboard: the arrow keys move the cross, with Shift further. Or type
        its numbers.
      </p>
      <FormErrorsProvider value={point ? withoutPosition(refused) : refused}>
        <div className="position-numbers">
          <TextField
            name="position.lat"
            value={lat}
            placeholder={builtIn ? String(builtIn.lat) : ''}
            onChange={(text) => onChange(joinPosition(text, lon))}
          />
          <TextField
            name="position.lon"
            value={lon}
            placeholder={builtIn ? String(builtIn.lon) : ''}
            onChange={(text) => onChange(joinPosition(lat, text))}
          />
        </div>
      </FormErrorsProvider>
      <p id={`${id}-reading`} aria-live="polite" className="date-reading position-reading">
        {readingOf(value, point)}
      </p>
      <details open={isMapOpen}>
        <summary>The map</summary>
        {/* Its styles come as a file: without a boundary here the whole screen would go while they load, and the focus with it. */}
        <Suspense fallback={<p className="hint">Loading the map…</p>}>
          <PlaceMap
            places={places}
            renderMarker={(place) => (
              <span className={place.isQuarry ? 'map-marker map-marker-quarry' : 'map-marker'}>
                <MarkerFace place={place} />
              </span>
            )}
            overlay={
              <button
                type="button"
                className="position-press"
                aria-label="Place the village on the map"
                aria-describedby={`${id}-hint ${id}-reading`}
                onClick={press}
                onKeyDown={move}
              >
                {point && <Cross point={point} ref={cross} />}
              </button>
            }
          >
            {value !== '' && (
              <p className="line button-row">
                <QuietButton onClick={() => onChange('')}>
                  {builtIn ? 'Back to the built-in position' : 'Take it off the map'}
                </QuietButton>
              </p>
            )}
          </PlaceMap>
        </Suspense>
      </details>
    </fieldset>
  )
}

/** What was refused is mended as soon as the numbers are a point of the map. */
function withoutPosition(refused: FormErrors): FormErrors {
  return { ...refused, errors: refused.errors.filter(({ field }) => !field.startsWith('position')) }
}

function Cross({ point, ref }: { point: Point; ref: React.Ref<HTMLSpanElement> }) {
  const { x, y } = projectToMap(point)
  return (
    <span ref={ref} className="position-cross" style={{ left: `${x}%`, top: `${y}%` }}>
      <Crosshair aria-hidden size={40} strokeWidth={2.5} />
    </span>
  )
}

function readingOf(value: string, point: Point | undefined): string {
  if (point) return `${distanceFromSite(point)} of the quarry site`
  if (value === '') return 'Not on the map. Without a position the village has its page and stands in lists alone.'
  return `No point of the map: its latitude goes from ${south} to ${north}, its longitude from ${west} to ${east}.`
}
