/** From where a garment is looked at. */
export type ViewName = 'front' | 'back' | 'left' | 'right' | 'angle'
