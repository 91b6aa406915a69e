import type { NewRow } from '../domain/content.ts'
import type { ProcessStage } from '../domain/process-stage.ts'

/**
 * The first rows of process_stages (rule: stage-descriptions).
 *
 * The positions follow the flow on a picture of 16 to 10: the first row from left to right, the Regulation 25
 * loop below it, then the decision and what may follow it in the lower rows, again from left to right.
 */
export const processStages: readonly NewRow<'process_stages'>[] = [
  {
    id: 'pre-application',
    title: 'Pre-application',
    description:
      'Before applying, the company can ask the council for advice on what it plans to do. It finds out which surveys and reports will be needed. It may also show its ideas to local people. Nothing is decided at this stage, and any views given here must be sent again once there is a real application.',
    status: 'completed',
    overlay_position: { top: 14, left: 10 },
    starts_on: '',
    ends_on: '',
  },
  {
    id: 'submit-application',
    title: 'Application submitted',
    description:
      'The company sends its application to Warwickshire County Council, which decides on quarries in the county. The application holds plans, a description of the works, and reports on matters such as noise, dust, traffic, water and wildlife. It gets a reference number, which every letter about it should quote.',
    status: 'completed',
    overlay_position: { top: 14, left: 30 },
    starts_on: '',
    ends_on: '',
  },
  {
    id: 'validation',
    title: 'Validation',
    description:
      'Planning officers check that everything the law asks for is there, and that the public can read it. When new or revised information comes in after a Regulation 25 request, they check it in the same way. The council does not ask for views while this check is going on. It asks everyone afterwards.',
    status: 'current',
    overlay_position: { top: 14, left: 50 },
    starts_on: '',
    ends_on: '',
  },
  {
    id: 'public-consultation',
    title: 'Public consultation',
    description:
      'The council publishes the application and asks everyone for their views: residents, parish councils, and public bodies such as the Environment Agency. This is the time to object. If the council later needs more information from the company, a new consultation follows once it has come in, and you may write again.',
    status: 'completed',
    overlay_position: { top: 14, left: 70 },
    starts_on: '',
    ends_on: '',
  },
  {
    id: 'assessment',
    title: 'Assessment',
    description:
      'Planning officers weigh the application against national policy, the county’s own plans, and what people and public bodies have written. They usually visit the site, and they write a report. If they find that something important is missing, they can ask the company for more before they go on.',
    status: 'completed',
    overlay_position: { top: 14, left: 90 },
    starts_on: '',
    ends_on: '',
  },
  {
    id: 'regulation-25',
    title: 'Regulation 25 request',
    description:
      'The council may need more information about the effects on the environment before it can decide. It then asks the company for it under Regulation 25 of the rules on environmental impact. When the information is received and checked, it is published and a new consultation follows. Then the assessment goes on with all the papers.',
    status: 'completed',
    overlay_position: { top: 36, left: 70 },
    starts_on: '',
    ends_on: '',
  },
  {
    id: 'decision',
    title: 'Decision',
    description:
      'When the assessment is complete, the officers recommend what to do, and the council decides: it approves the quarry, usually with conditions, or it refuses. Councillors normally decide on a case as large as this one, in a meeting that the public may attend. Their reasons must rest on planning grounds.',
    status: 'upcoming',
    overlay_position: { top: 66, left: 10 },
    starts_on: '',
    ends_on: '',
  },
  {
    id: 'refusal',
    title: 'Refusal',
    description:
      'The council refuses permission and gives its reasons in writing. The quarry may not go ahead. But that need not be the end, because the company has a right to appeal against a refusal. Strong, clear reasons from residents help the council to stand by its decision if that happens.',
    status: 'upcoming',
    overlay_position: { top: 78, left: 30 },
    starts_on: '',
    ends_on: '',
  },
  {
    id: 'approval',
    title: 'Approval',
    description:
      'The council grants permission, usually with conditions on matters such as hours, noise, dust and lorries. The quarry may go ahead. Objectors have no right of appeal against an approval. This is why the objections that are made before the decision matter so much: there is no second chance to have the case heard again.',
    status: 'upcoming',
    overlay_position: { top: 54, left: 30 },
    starts_on: '',
    ends_on: '',
  },
  {
    id: 'applicant-appeals',
    title: 'The applicant appeals',
    description:
      'After a refusal, the company may appeal to the Planning Inspectorate, which is independent of the council. It must do so within a time limit. If it does not, the refusal stands. Donations to the campaign are also meant for this moment, so that the villages can be represented by experts and a barrister.',
    status: 'upcoming',
    overlay_position: { top: 78, left: 50 },
    starts_on: '',
    ends_on: '',
  },
  {
    id: 'appeal',
    title: 'Appeal',
    description:
      'A planning inspector looks at the whole case afresh. This may be done in writing, at a hearing, or at a public inquiry with lawyers and witnesses. The inspector reads the objections that were sent to the council, and residents can usually add to them or speak. The inspector then decides.',
    status: 'upcoming',
    overlay_position: { top: 78, left: 70 },
    starts_on: '',
    ends_on: '',
  },
  {
    id: 'appeal-dismissed',
    title: 'Appeal dismissed',
    description:
      'The inspector agrees that the quarry should not be allowed. The refusal stands, and the company may not dig. It could change its plans and send a new application, which would start again at the beginning. The campaign would then have the inspector’s reasons to build on.',
    status: 'upcoming',
    overlay_position: { top: 66, left: 90 },
    starts_on: '',
    ends_on: '',
  },
  {
    id: 'appeal-allowed',
    title: 'Appeal allowed',
    description:
      'The inspector disagrees with the council and grants permission. The development proceeds, with the conditions that the inspector sets. Such a decision can be challenged in court only on a point of law, not because people dislike the result. The villages would then watch that every condition is kept.',
    status: 'upcoming',
    overlay_position: { top: 88, left: 90 },
    starts_on: '',
    ends_on: '',
  },
]

/** The stages in their order, as they are stored; one whose row somebody took away is as it was at first. */
export function stagesOf<S extends Pick<ProcessStage, 'id'>>(rows: readonly S[]): (S | NewRow<'process_stages'>)[] {
  return processStages.map((first) => rows.find(({ id }) => id === first.id) ?? first)
}
