import { VillageEditor } from '../village-editor/village-editor.tsx'

/** The village editor, embedded (rule: admin-tabs). */
export function VillagesTab() {
  return (
    <section aria-labelledby="village_data-heading">
      <h2 id="village_data-heading">Villages</h2>
      <VillageEditor />
    </section>
  )
}
