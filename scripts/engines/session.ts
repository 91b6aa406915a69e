/** One step of an input device, as both forms of WebDriver write it. */
export type InputStep =
  | { type: 'keyDown' | 'keyUp'; value: string }
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 }

/** A device with what it does one after another. */
type InputSource = { type: 'key' | 'pointer'; id: string; actions: InputStep[] }

/** A window of a browser with storage of its own, and what its protocol can do; its disposal ends the browser, and removes all it has stored. */
export interface Session extends AsyncDisposable {
  /** Loads an address, up to the page's load event. */
  navigate(address: string): Promise<void>
  back(): Promise<void>
  /** The value of a JavaScript expression in the page, or of its promise, as far as JSON can write it. */
  evaluate(expression: string): Promise<unknown>
  perform(source: InputSource): Promise<void>
  /** Makes the page as wide and high as this, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** The page as a PDF file. */
  print(): Promise<Buffer>
  /** The errors that scripts raised or wrote to the console so far, as far as the browser tells. */
  scriptErrors(): string[]
}

/** A browser as Debian ships it. */
export interface Engine {
  name: string
  debianPackages: string[]
  isInstalled(): boolean
  start(): Promise<Session>
}

/** Says why something cannot be found out with this engine: neither passed nor failed. */
export class NotJudged extends Error {}
