import { isHydrated } from './hydration.ts'
import { type EarlyInput, earlyInputs, type Field, inputOf } from './recordEarlyInput.ts'

/** Longest wait for a field: by then another page may be shown. */
const TIMEOUT_MS = 8_000
let isWaiting = false
let isComposing = false

const isSwitch = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type)

/** Checks whether a field differs from what the server rendered. */
function isChanged(field: Field): boolean {
  if (isSwitch(field)) return field.checked !== field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  const options = [...field.options]
  return field.value !== (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value
}

/** Sets a value as a person does: React compares it with the value that was set through the element itself. */
function writeAsTyped(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  const { selectionStart, selectionEnd } = field
  field.value = value === '' ? '-' : ''
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')!.set!.call(field, value)
  if (selectionStart !== null && field === document.activeElement) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Tells React about a change that it has not seen. */
function replay(field: Field, noted: EarlyInput): void {
  // Hydration may have restored the rendered value.
  const [value, isChecked] = isChanged(field) ? inputOf(field) : noted
  if (isSwitch(field)) {
    // Only the chosen radio button is pressed.
    if (field.type === 'radio' && !isChecked) return
    field.checked = !isChecked
    field.click()
  } else if (field instanceof HTMLSelectElement || field.type === 'file') {
    if (field.type !== 'file') field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else writeAsTyped(field, value)
}

/** Returns the field in the place of one that was removed when React rendered its part anew. */
function successor(field: Field, place: number): Field | undefined {
  const next = document.getElementsByTagName(field.tagName)[place] as Field | undefined
  return next?.type === field.type && next.autocomplete === field.autocomplete ? next : undefined
}

/** Hands the input of a removed field to its successor as soon as there is one. What was typed there is newer. */
function handOver(field: Field, input: EarlyInput): void {
  const next = successor(field, input[2])
  if (!next) return
  earlyInputs.delete(field)
  if (isChanged(next)) return
  if (field instanceof HTMLInputElement && field.type === 'file') (next as HTMLInputElement).files = field.files
  earlyInputs.set(next, input)
}

function replayHydrated(): void {
  for (const [field, input] of earlyInputs) if (!field.isConnected) handOver(field, input)
  for (const [field, input] of earlyInputs) {
    if (!field.isConnected || !isHydrated(field)) continue
    earlyInputs.delete(field)
    replay(field, input)
  }
}

/** Forgets fields whose part is gone, and keeps those that React has not reached. */
function forgetRemoved(): void {
  for (const field of earlyInputs.keys()) if (!field.isConnected) earlyInputs.delete(field)
}

/** Replays changes as soon as their fields are hydrated. A word that an input method is composing is finished first. */
function wait(): void {
  if (isWaiting) return
  isWaiting = true
  const deadline = performance.now() + TIMEOUT_MS
  const attempt = (): void => {
    if (!isComposing) replayHydrated()
    if (performance.now() > deadline) forgetRemoved()
    isWaiting = earlyInputs.size > 0
    if (isWaiting) requestAnimationFrame(attempt)
  }
  // React handles an input in a hydrated field before the next frame.
  requestAnimationFrame(attempt)
}

/**
 * Replays changes of fields from before hydration as soon as React has hydrated each field, also those from before any
 * script. Called when the root is mounted; pages below it may hydrate later, so recording goes on.
 */
export function replayEarlyInput(): void {
  for (const field of document.querySelectorAll<Field>('input, textarea, select'))
    if (!earlyInputs.has(field) && !isHydrated(field) && isChanged(field)) earlyInputs.set(field, inputOf(field))
  document.addEventListener('input', wait, true)
  document.addEventListener('compositionstart', () => (isComposing = true), true)
  document.addEventListener('compositionend', () => (isComposing = false), true)
  wait()
}
