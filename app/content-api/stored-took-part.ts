import type { RouterContextProvider } from 'react-router'
import { contentContext, participationContext, todayContext } from './load-context.ts'
import { tookPartFormQuery, tookPartQuery } from './took-part.ts'

type Context = Readonly<RouterContextProvider>

/** The figures as a loader asks for them, on the server. */
export const storedTookPartQuery = (context: Context) =>
  tookPartQuery(() => context.get(participationContext).figures(context.get(contentContext), context.get(todayContext)))

/** The form as a loader asks for it, on the server. */
export const storedTookPartFormQuery = (context: Context) =>
  tookPartFormQuery(() =>
    context.get(participationContext).form(context.get(contentContext), context.get(todayContext)),
  )
