import type { ComponentType } from 'react'
import { create } from 'zustand'
import type { Place } from '@kitwright/editor'

/** A view of the garment that colours can be picked from. */
export interface PickView {
  readonly host: HTMLElement
  /** Where on which piece a point of the window lies. */
  readonly locate: (clientX: number, clientY: number) => Place | null
  /** The keyboard and the words are one view's business. */
  readonly isMain: boolean
}

export interface PickRequest {
  /** Comes with the picker, so that a view carries nothing of it. */
  readonly Eyedropper: ComponentType<{ readonly view: PickView; readonly request: PickRequest }>
  take(hex: string): void
  cancel(): void
}

/** Who waits for a colour from the garment, if anyone. */
export const usePickMode = create<{ readonly request: PickRequest | null }>()(() => ({ request: null }))

/** Ends the wait of one asker, however it ended. */
export const stopPicking = (request: PickRequest): void =>
  usePickMode.setState(now => (now.request === request ? { request: null } : now))
