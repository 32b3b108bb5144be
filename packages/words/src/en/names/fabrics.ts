export const fabrics = {
  pique: 'Piqué',
  cotton: 'Cotton jersey',
  fleece: 'Brushed fleece',
  terry: 'French terry',
  satin: 'Satin',
  interlock: 'Interlock',
  mesh: 'Mesh',
}
