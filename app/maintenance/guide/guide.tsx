import { useId } from 'react'
import { Link } from 'react-router'
import guide from '../../../docs/maintain.md?raw'
import { Contents } from '../../ui/contents.tsx'

const pictures = import.meta.glob<string>(['../../../docs/pictures/*.webp', '!**/part-*'], {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The guide's blocks below its title: blank lines stand between them, and within code. */
const blocks = Array.from(guide.matchAll(/^```[\s\S]*?^```|^[^\n]+(?:\n[^\n]+)*/gm), ([block]) => block).slice(1)
const headingOf = (block: string) => /^## (.*)/.exec(block)?.[1]

/** The guide for volunteers as a page; docs/maintain.md is its one source. */
export function Guide() {
  const id = useId()
  const idAt = (index: number) => `${id}${index}`
  return (
    <div className="with-side">
      <div className="side">
        <Contents
          parts={blocks.flatMap((block, index) => {
            const heading = headingOf(block)
            return heading === undefined ? [] : [{ id: idAt(index), heading }]
          })}
        />
      </div>
      <div className="prose">
        {blocks.map((block, index) => {
          const heading = headingOf(block)
          if (heading === undefined) return <Block key={index}>{block}</Block>
          return (
            <h2 key={index} id={idAt(index)} tabIndex={-1}>
              {heading}
            </h2>
          )
        })}
      </div>
    </div>
  )
}

/** A block in that part of Markdown in which the guide is written. */
function Block({ children: block }: { children: string }) {
  const lines = block.split('\n')
  const [, alt, file] = /^!\[(.*)\]\((.*)\)$/.exec(block) ?? []
  if (file !== undefined) return <img src={pictures[`../../../docs/${file}`]} alt={alt} />
  if (block.startsWith('```')) return <pre>{lines.slice(1, -1).join('\n')}</pre>
  if (block.startsWith('|')) return <Table rows={lines.map((line) => line.split('|').slice(1, -1))} />
  const items = lines.map((line, index) => (
    <li key={index}>
      <Words>{line.replace(/^(?:-|\d+\.) /, '')}</Words>
    </li>
  ))
  if (block.startsWith('- ')) return <ul>{items}</ul>
  if (/^\d+\. /.test(block)) return <ol>{items}</ol>
  return (
    <p>
      <Words>{block}</Words>
    </p>
  )
}

function Table({ rows: [head = [], , ...rows] }: { rows: string[][] }) {
  return (
    <table className="table">
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              <Words>{cell}</Words>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, index) => (
          <tr key={index}>
            {cells.map((cell, place) => (
              <td key={place} data-name={head[place]}>
                <Words>{cell}</Words>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The first words of a line that are strong, code or a link. */
const marked = /\*\*(.+?)\*\*|`(.+?)`|\[(.+?)\]\((.+?)\)/

function Words({ children: text }: { children: string }) {
  const found = marked.exec(text)
  if (!found) return text
  const [all, strong, code, label = '', to = ''] = found
  return (
    <>
      {text.slice(0, found.index)}
      {strong && (
        <strong>
          <Words>{strong}</Words>
        </strong>
      )}
      {code && <code>{code}</code>}
      <Way to={to}>{label}</Way>
      <Words>{text.slice(found.index + all.length)}</Words>
    </>
  )
}

/** A link to the site or to another; files beside the guide are for whoever runs the server, and stand nowhere. */
function Way({ to, children }: { to: string; children: string }) {
  if (to.startsWith('/quarry/')) return <Link to={to.replace('/quarry', '')}>{children}</Link>
  return to.startsWith('https:') ? <a href={to}>{children}</a> : children
}
