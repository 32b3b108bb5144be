import { create } from 'zustand'
import { documentOf, type DragState, type DocumentState, type Subscribable } from '@kitwright/editor'

/** The animation requested from the player. Transient, never saved. */
export const usePlaying = create<{ readonly id: string | null }>()(() => ({ id: null }))

export const play = (id: string | null): void => usePlaying.setState({ id })

/**
 * Stops the animation on an edit, because the kit should stand still while a user works on it. Returns the unsubscribe
 * function.
 */
export const stopWhenEdited = (editor: Subscribable<DocumentState & Pick<DragState, 'isMoving'>>): (() => void) =>
  editor.subscribe((state, before) => {
    if (state.isMoving || documentOf(state) !== documentOf(before)) play(null)
  })

export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
