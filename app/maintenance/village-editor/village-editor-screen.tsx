import { Link } from 'react-router'
import { PageHeading } from '../../layout/page-heading.tsx'
import { maintenanceMeta } from '../../layout/screen-meta.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { LocalOnly } from '../../ui/local-only.tsx'

const VillageEditor = lazyPart(() => import('./village-editor.tsx'), 'WholeVillageEditor')
const title = 'Village Editor'

export const meta = maintenanceMeta(() => title)

/** The village editor by itself, without header and footer; its code is loaded on a maintenance listener only. */
export default function VillageEditorScreen() {
  return (
    <main id="main" className="page">
      <LocalOnly elsewhere={<AccessRestricted />}>
        <PageHeading className="tool-heading">{title}</PageHeading>
        <VillageEditor />
      </LocalOnly>
    </main>
  )
}

function AccessRestricted() {
  return (
    <div className="stack">
      <PageHeading>Access Restricted</PageHeading>
      <p>The village editor is only available in development mode.</p>
      <Link className="button" to="/">
        Home
      </Link>
    </div>
  )
}
