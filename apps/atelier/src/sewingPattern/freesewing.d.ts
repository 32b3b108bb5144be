/** FreeSewing ships no types; these are the few members the atelier reads. */
declare module '@freesewing/aaron' {
  export const Aaron: import('./draftDesign.ts').DesignClass
}
declare module '@freesewing/teagan' {
  export const Teagan: import('./draftDesign.ts').DesignClass
}
declare module '@freesewing/hugo' {
  export const Hugo: import('./draftDesign.ts').DesignClass
}
declare module '@freesewing/titan' {
  export const Titan: import('./draftDesign.ts').DesignClass
}
declare module 'cdt2d' {
  export default function cdt2d(
    points: readonly (readonly [number, number])[],
    edges: readonly (readonly [number, number])[],
    options: { exterior: boolean },
  ): [number, number, number][]
}
