import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const drawing = fileURLToPath(new URL('../app/ui/draw-icon.ts', import.meta.url))

/**
 * Leaves of each icon of lucide-react its shapes: the library's names, keys and the ways of drawing that we do not use would
 * cost every page 2 kB.
 */
export function slimIcons(): Plugin {
  return {
    name: 'slim-icons',
    // The development server bundles libraries by itself.
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler(code) {
        const shapes = shapesIn(code)
        return (
          shapes && {
            code: `import { drawIcon } from ${JSON.stringify(drawing)}\nexport default /* @__PURE__ */ drawIcon(${shapes})`,
            map: null,
          }
        )
      },
    },
  }
}

/** The shapes of an icon as written in its module; undefined where the module is no icon. */
export function shapesIn(code: string): string | undefined {
  return /\n {2}node: (\[.*?\])(?:,\n {2}aliases|\n\})/s.exec(code)?.[1]?.replaceAll(/,\s*key: "\w+"/g, '')
}
