import type { NewRow } from '../domain/content.ts'
import type { ProcessStage } from '../domain/process-stage.ts'

/**
 * What the first stages say, and where they stand.
 *
 * The positions follow the flow on a picture of 16 to 10: the first row from left to right, the Regulation 25
 * loop below it, then the decision and what may follow it in the lower rows, again from left to right.
 */
const stages: readonly Omit<NewRow<'process_stages'>, 'starts_on' | 'ends_on'>[] = [
  {
    id: 'pre-application',
    claims: [],
    title: 'Pre-application',
    description:
      'Before applying, the company can ask the council for advice on what it plans to do. It finds out which surveys and reports will be needed. It may also show its ideas to local people. Nothing is decided at this stage, and views given here are not objections: send them again once there is an application.',
    status: 'completed',
    overlay_position: { top: 14, left: 10 },
  },
  {
    id: 'submit-application',
    claims: [],
    title: 'Application submitted',
    description:
      'The company sends its application to Warwickshire County Council, which decides on quarries in the county. The application should hold plans, a description of the works, and reports on matters such as noise, dust, traffic, water and wildlife. It gets a reference number, which every letter about it should quote.',
    status: 'completed',
    overlay_position: { top: 14, left: 30 },
  },
  {
    id: 'validation',
    claims: ['regulation-25'],
    title: 'Validation',
    description:
      'Planning officers check that everything the law asks for is there, and that the public can read it. When new or revised information comes in after a Regulation 25 request, they check it in the same way. The council is not asking for views while this check goes on, but it should consider what arrives before it decides. A new consultation follows.',
    status: 'current',
    overlay_position: { top: 14, left: 50 },
  },
  {
    id: 'public-consultation',
    claims: [],
    title: 'Public consultation',
    description:
      'The council publishes the application and asks everyone for their views: residents, parish councils, and public bodies such as the Environment Agency. This is the time to object: the notice gives the last day. If the company later sends further environmental information, a new consultation follows, and you may write again.',
    status: 'completed',
    overlay_position: { top: 14, left: 70 },
  },
  {
    id: 'assessment',
    claims: [],
    title: 'Assessment',
    description:
      'Planning officers weigh the application against the development plan, national policy, and what people and public bodies have written. They usually visit the site, and they write a report. If information about the environment is missing, they can ask the company for it. Ask to see the replies of public bodies.',
    status: 'completed',
    overlay_position: { top: 14, left: 90 },
  },
  {
    id: 'regulation-25',
    claims: ['regulation-25'],
    title: 'Regulation 25 request',
    description:
      'The council may need more information about the effects on the environment before it can decide. It then asks the company for it in writing, under Regulation 25 of the rules on environmental impact assessment. When the information is received and checked, it is published and a new consultation follows. Read the request beside the answer: is each point met?',
    status: 'completed',
    overlay_position: { top: 36, left: 70 },
  },
  {
    id: 'decision',
    claims: ['who-decides', 'numbers-do-not-settle', 'secretary-of-state', 'reasons-on-planning-grounds'],
    title: 'Decision',
    description:
      'When the assessment is complete, the council approves the quarry, usually with conditions, or refuses it. Officers or a committee of councillors decide, by the council’s rules at the time; the number of objections does not settle which. The Secretary of State can also take over a case, which is rare. Reasons must rest on planning grounds.',
    status: 'upcoming',
    overlay_position: { top: 66, left: 10 },
  },
  {
    id: 'refusal',
    claims: ['applicant-appeals'],
    title: 'Refusal',
    description:
      'The council refuses permission and gives its reasons in writing. The quarry may not go ahead. But that need not be the end, because the company has a right to appeal against a refusal, or where no decision comes in time. Reasons that further information could not cure help the council to stand by its decision.',
    status: 'upcoming',
    overlay_position: { top: 78, left: 30 },
  },
  {
    id: 'approval',
    claims: ['no-third-party-appeal', 'judicial-review', 'review-not-merits'],
    title: 'Approval',
    description:
      'The council grants permission, usually with conditions on matters such as hours, noise, dust and lorries. The quarry may go ahead. Objectors have no right of appeal against an approval. A court can be asked within six weeks to review whether it was lawful, not whether it was right: take legal advice at once. So what is written before the decision matters most.',
    status: 'upcoming',
    overlay_position: { top: 54, left: 30 },
  },
  {
    id: 'applicant-appeals',
    claims: ['applicant-appeals'],
    title: 'The applicant appeals',
    description:
      'After a refusal, or if no decision comes in time, the company may appeal. The Planning Inspectorate, which is independent of the council, handles the case. There is a time limit. Residents may speak for themselves; donations would help to pay for experts and a barrister.',
    status: 'upcoming',
    overlay_position: { top: 78, left: 50 },
  },
  {
    id: 'appeal',
    claims: ['secretary-of-state'],
    title: 'Appeal',
    description:
      'A planning inspector looks at the whole case afresh. This may be done in writing, at a hearing, or at a public inquiry with lawyers and witnesses. The inspector should have the objections that were sent to the council, and residents can usually add to them or speak. The inspector then decides, or reports to the Secretary of State, who may decide instead.',
    status: 'upcoming',
    overlay_position: { top: 78, left: 70 },
  },
  {
    id: 'appeal-dismissed',
    claims: [],
    title: 'Appeal dismissed',
    description:
      'The inspector agrees that the quarry should not be allowed. The refusal stands, and the company may not dig. It could change its plans and send a new application, which would start again at the beginning. The inspector’s reasons would count in any later case.',
    status: 'upcoming',
    overlay_position: { top: 66, left: 90 },
  },
  {
    id: 'appeal-allowed',
    claims: [],
    title: 'Appeal allowed',
    description:
      'The inspector disagrees with the council and grants permission. The development proceeds, with the conditions that the inspector sets. A court can be asked to set such a decision aside only on a point of law, and within a short time. After that, the task is to see that every condition is kept.',
    status: 'upcoming',
    overlay_position: { top: 88, left: 90 },
  },
]

/** The first rows of process_stages. Their days are the maintainers' to set. */
export const processStages = stages.map((stage): NewRow<'process_stages'> => ({ ...stage, starts_on: '', ends_on: '' }))

/** The stages in their order, as they are stored; one whose row somebody took away is as it was at first. */
export function stagesOf<S extends Pick<ProcessStage, 'id'>>(rows: readonly S[]): (S | NewRow<'process_stages'>)[] {
  return processStages.map((first) => rows.find(({ id }) => id === first.id) ?? first)
}
