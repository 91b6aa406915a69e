import { workshopPage } from '../../../content/workshop-page.ts'
import { focusDrafts } from './focus-drafts.ts'
import { desk, useDesk } from './use-desk.ts'

const { theirs } = workshopPage

/** Says that another tab has changed or deleted this draft, and lets its writer choose (rule: draft-two-tabs). */
export function TwoTabs() {
  const { elsewhere } = useDesk()
  const choose = (act: () => void) => {
    act()
    // The buttons go with the question.
    focusDrafts()
  }
  return (
    <div role="status">
      {elsewhere && (
        <div className="notice workshop-question">
          <p>{theirs[elsewhere]}</p>
          <div className="actions">
            <button type="button" className="button" onClick={() => choose(desk.takeTheirs)}>
              {elsewhere === 'changed' ? theirs.take : theirs.anew}
            </button>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => choose(() => desk.keepMine(workshopPage.copyName))}
            >
              {elsewhere === 'changed' ? theirs.both : theirs.keep}
            </button>
          </div>
        </div>
      )}
    </div>
  )
}
