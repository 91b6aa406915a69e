import { workshopPage } from '../../../content/workshop-page.ts'
import { desk, useDesk } from './use-desk.ts'

const { theirs } = workshopPage

/** Says that another tab has changed or deleted this draft, and lets its writer choose (rule: draft-two-tabs). */
export function TwoTabs() {
  const { elsewhere } = useDesk()
  return (
    <div role="status">
      {elsewhere && (
        <div className="notice workshop-question">
          <p>{theirs[elsewhere]}</p>
          <div className="actions">
            <button type="button" className="button" onClick={desk.takeTheirs}>
              {elsewhere === 'changed' ? theirs.take : theirs.anew}
            </button>
            <button type="button" className="button button-quiet" onClick={() => desk.keepMine(workshopPage.copyName)}>
              {elsewhere === 'changed' ? theirs.both : theirs.keep}
            </button>
          </div>
        </div>
      )}
    </div>
  )
}
