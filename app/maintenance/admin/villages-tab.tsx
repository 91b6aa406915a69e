import { VillageEditor } from '../village-editor/village-editor.tsx'

/** The village editor, embedded (spec: maintenance, section 2, Admin panel). */
export function VillagesTab() {
  return (
    <section aria-labelledby="village_data-heading">
      <h2 id="village_data-heading">Villages</h2>
      <VillageEditor />
    </section>
  )
}
