import { useState } from 'react'
import { isOnThisSite, linkAddress } from '../../../domain/site-link.ts'
import { useSettled } from '../use-settled.ts'
import { formatPixels } from './file-size.ts'

/** The picture at a path, small, with its size; or that none can be shown. It waits until a path has been typed. */
export function PicturePreview({ path }: { path: string }) {
  const [shown] = useSettled(path.trim(), 400)
  return shown === '' ? null : <Preview key={shown} path={shown} />
}

function Preview({ path }: { path: string }) {
  const [size, setSize] = useState<{ width: number; height: number }>()
  const [isBroken, setBroken] = useState(false)
  if (!isOnThisSite(path)) {
    return <p className="hint">Visitors see no picture from another site: upload it here instead.</p>
  }
  if (isBroken) return <p className="hint">No picture can be shown from this path.</p>
  return (
    <figure className="line upload-preview">
      <img
        src={linkAddress(path)}
        alt="As it is now"
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
        onError={() => setBroken(true)}
      />
      {/* A drawing has no size of its own: the browser makes one up. */}
      <figcaption className="hint">{size && !path.endsWith('.svg') && formatPixels(size)}</figcaption>
    </figure>
  )
}
