import { useState } from 'react'

/** Turns a design's tile to its back while a mouse is over it, keys have focused it, or its button for touch is pressed. */
export function useTileSide() {
  const [isPointed, setPointed] = useState(false)
  const [isTurned, setTurned] = useState(false)
  return {
    isTurned,
    turn: () => setTurned(!isTurned),
    isBack: isPointed || isTurned,
    watching: {
      onPointerEnter: ({ pointerType }: { pointerType: string }) => pointerType === 'mouse' && setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ target }: { target: Element }) => setPointed(target.matches('a:focus-visible')),
      onBlur: () => setPointed(false),
    },
  }
}
