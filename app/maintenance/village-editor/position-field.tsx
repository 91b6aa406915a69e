import { Crosshair } from 'lucide-react'
import { type MouseEvent, Suspense } from 'react'
import { distanceFromSite } from '../../../content/places.ts'
import { type Point, projectToMap } from '../../../domain/geography.ts'
import { useKnownPlaces } from '../../content-api/places-query.ts'
import { MarkerFace, PlaceMap } from '../../ui/map/place-map.tsx'
import { FormProvider, useFieldValue, useFormContext } from '../form-context.tsx'
import { TextField } from '../form-field.tsx'
import { pointOf, positionText, textOnMap } from './village-definition.ts'

/** The village whose place is asked for. */
interface Placed {
  /** Its key: its own marker is left out of the map. */
  own: string
  /** Where the map has the village by itself. */
  builtIn?: Point | undefined
}

/** Where a village lies, as two numbers; a press on the map writes them. */
export function PositionField({ builtIn }: Pick<Placed, 'builtIn'>) {
  const { value, point } = usePosition(builtIn)
  const form = useFormContext()
  const errors = form.errors.map((error) =>
    error.field.startsWith('position.') ? { ...error, field: 'position' } : error,
  )
  return (
    <FormProvider value={{ ...form, errors }}>
      <TextField
        name="position"
        hint="Latitude and longitude, such as 52.19, -1.56; or press the map where the village lies"
        placeholder={positionText(builtIn ?? null)}
        reading={readingOf(value, point)}
      />
    </FormProvider>
  )
}

function usePosition(builtIn: Point | undefined) {
  const { value, onChange } = useFieldValue<string>('position', {})
  return { value, onChange, point: value === '' ? builtIn : pointOf(value) }
}

/** The map on which a press places the village. */
export function PositionMap({ own, builtIn }: Placed) {
  const { onChange, point } = usePosition(builtIn)
  const places = useKnownPlaces().filter(({ slug }) => slug !== own)
  const { x, y } = point ? projectToMap(point) : { x: 0, y: 0 }
  const press = ({ detail, clientX, clientY, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    // A click by a key has no place of its own.
    onChange(detail === 0 ? textOnMap(0.5, 0.5) : textOnMap((clientX - left) / width, (clientY - top) / height))
  }
  return (
    <div className="position-map">
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
            <button type="button" className="position-press" aria-label="Place the village on the map" onClick={press}>
              {point && (
                <span className="position-cross" style={{ left: `${x}%`, top: `${y}%` }}>
                  <Crosshair aria-hidden size={40} strokeWidth={2.5} />
                </span>
              )}
            </button>
          }
        >
          {null}
        </PlaceMap>
      </Suspense>
    </div>
  )
}

function readingOf(value: string, point: Point | undefined): string {
  if (point) return `${distanceFromSite(point)} of the quarry site`
  return value === '' ? 'Not on the map: the village has its page and stands in lists alone.' : 'No point of the map.'
}
