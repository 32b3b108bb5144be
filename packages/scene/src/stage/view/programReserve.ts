import type { Material } from 'three'

/**
 * Keeps the programs of the last settled picture. WebGL frees a program with the last material that uses it, and without
 * a GPU building them anew takes as long as drawing.
 */
export interface ProgramReserve {
  /**
   * Keeps the programs of these materials, which are no longer drawn, in place of those before. Those of a picture that
   * was given up are some of them only, and replace none.
   */
  retire(materials: readonly Material[], isComplete: boolean): void
  dispose(): void
}

const free = (materials: readonly Material[]): void => materials.forEach(material => material.dispose())

export function createProgramReserve(): ProgramReserve {
  let kept: readonly Material[] = []
  let isOver = false
  return {
    retire(materials, isComplete) {
      if (isOver || (!isComplete && kept.length > 0)) return free(materials)
      // By now these materials have taken over the programs of those before.
      free(kept)
      kept = materials
    },
    dispose() {
      isOver = true
      free(kept)
    },
  }
}
