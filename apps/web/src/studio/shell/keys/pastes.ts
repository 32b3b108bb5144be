import { isTyping } from './keys.ts'

/** The content of a paste. A browser lets it be read only during the event. */
export interface PastedContent {
  readonly files: Iterable<File>
  readonly getData: (type: string) => string
}
export interface Paste {
  readonly target: EventTarget | null
  readonly content: PastedContent
  /** Keeps the browser from pasting the same itself. */
  readonly take: () => void
}
type PasteHandler = (paste: Paste) => void

let handler: PasteHandler | null = null
/** Pastes that came before the handler's code. */
let waiting: readonly Paste[] = []

const READ_TYPES = ['text/plain', 'image/svg+xml'] as const

function copyOf(data: DataTransfer): PastedContent {
  const files = [...data.files]
  const texts = new Map<string, string>(READ_TYPES.map(type => [type, data.getData(type)]))
  return { files, getData: type => texts.get(type) ?? '' }
}

/** Listens for pastes in the studio. Those that come before their handler has loaded are kept for it. */
export function listenForPastes(): () => void {
  const listening = new AbortController()
  const onPaste = (event: ClipboardEvent): void => {
    const { clipboardData: data, target } = event
    if (!data) return
    if (handler) handler({ target, content: data, take: () => event.preventDefault() })
    // The browser itself puts text into a field.
    else if (data.files.length > 0 || !isTyping(target))
      waiting = [...waiting, { target, content: copyOf(data), take: () => {} }]
  }
  document.addEventListener('paste', onPaste, { signal: listening.signal })
  return () => {
    listening.abort()
    waiting = []
  }
}

/** Gives all pastes to a handler, beginning with those that wait. */
export function handlePastes(next: PasteHandler): () => void {
  handler = next
  const early = waiting
  waiting = []
  early.forEach(next)
  return () => {
    handler = null
  }
}
