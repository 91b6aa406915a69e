import { index, type RouteConfig, route } from '@react-router/dev/routes'

const article = (path: string) => route(path, 'impact/article-screen.tsx', { id: `article-${path}` })

export default [
  index('home/home-screen.tsx'),
  route('the-proposal', 'proposal/proposal-screen.tsx'),
  route('how-to-object', 'objection/how-to-object-screen.tsx'),
  route('evaluate-objection', 'objection/evaluator-screen.tsx'),
  route('process', 'process/process-screen.tsx'),
