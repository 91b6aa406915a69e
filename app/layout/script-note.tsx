import { useEffect, useState } from 'react'
import { createPath, useNavigation } from 'react-router'

/**
 * Where the script of the next page cannot be loaded, the router reloads the document, and what was typed there is lost.
 * Here that reload is cancelled: the page stays and says so. The navigation then never ends, so it still names the next page,
 * which is offered as a document of its own.
 */
export function ScriptNote() {
  // The router never asks again for a script that it missed, so this holds until a document is loaded.
  const [isScriptMissing, setScriptMissing] = useState(false)
  const { location: wanted } = useNavigation()

  useEffect(() => {
    // Vite reloads the page too, while one develops.
    if (import.meta.env.DEV) return
    const stay = (event: NavigateEvent) => {
      // Not the visitor's own reload, nor one that a button of ours asks for: that has an `info`.
      if (event.navigationType !== 'reload' || event.userInitiated || event.info) return
      event.preventDefault()
      setScriptMissing(true)
    }
    // Browsers from before 2026 may lack it: there the page is reloaded.
    window.navigation?.addEventListener('navigate', stay)
    return () => window.navigation?.removeEventListener('navigate', stay)
  }, [])

  return (
    isScriptMissing &&
    wanted && (
      <div className="row script-note">
        <p role="alert">This page could not be loaded. Please check your connection.</p>
        <a ref={focus} className="button button-quiet" href={createPath(wanted)}>
          Try again
        </a>
      </div>
    )
  )
}

const focus = (link: HTMLElement | null) => link?.focus()
