import { type ComponentType, createElement, type SVGProps } from 'react'

type DrawnIcon = ComponentType<SVGProps<SVGSVGElement> & { size?: number }>

/**
 * An icon of lucide-react by its shapes, as the library draws it but without its class names: hidden from assistive
 * technology unless it has a label. The build puts it in the place of the library's own way (scripts/slim-icons.ts).
 */
export function drawIcon(shapes: readonly [tag: string, attributes: Record<string, string>][]): DrawnIcon {
  return ({ size = 24, ...rest }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': rest['aria-label'] === undefined || undefined,
        ...rest,
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
