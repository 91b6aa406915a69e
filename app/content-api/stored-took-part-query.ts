import type { RouterContextProvider } from 'react-router'
import { siteContext } from './load-context.ts'
import { tookPartFormQuery, tookPartQuery } from './took-part-query.ts'

/** The figures as a loader asks for them, on the server. */
export function storedTookPartQuery(context: Readonly<RouterContextProvider>) {
  const { participation, content, today } = context.get(siteContext)
  return tookPartQuery(() => participation.figures(content, today))
}

/** The form as a loader asks for it, on the server. */
export function storedTookPartFormQuery(context: Readonly<RouterContextProvider>) {
  const { participation, content, today } = context.get(siteContext)
  return tookPartFormQuery(() => participation.form(content, today))
}
