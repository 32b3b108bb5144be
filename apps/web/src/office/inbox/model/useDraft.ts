import { useState } from 'react'

/** Unsent texts by conversation. They survive a look at another one, until the page is closed. */
const drafts = new Map<string, string>()

/** Returns the draft of a conversation and a function that changes it. */
export function useDraft(id: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => drafts.get(id) ?? '')
  return [
    text,
    typed => {
      if (typed === '') drafts.delete(id)
      else drafts.set(id, typed)
      setText(typed)
    },
  ]
}
