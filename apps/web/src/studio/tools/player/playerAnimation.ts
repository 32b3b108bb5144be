import { create } from 'zustand'
import { documentOf, type DragState, type DocumentState, type Subscribable } from '@kitwright/editor'

/** Which animation the player was asked for: for the moment, never kept. */
export const usePlaying = create<{ readonly id: string | null }>()(() => ({ id: null }))

export const play = (id: string | null): void => usePlaying.setState({ id })

/** Whoever works on the kit wants it to stand still. Returns how to stop watching. */
export const stopWhenEdited = (editor: Subscribable<DocumentState & Pick<DragState, 'isMoving'>>): (() => void) =>
  editor.subscribe((state, before) => {
    if (state.isMoving || documentOf(state) !== documentOf(before)) play(null)
  })

export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
