export const embed = {
  turn: 'Turn the garment',
  kits: 'Kits',
  yours: 'Make it yours',
  closed: 'This design is no longer shared.',
  kit_home: 'Home',
  kit_away: 'Away',
  kit_third: 'Third',
  kit_goalkeeper: 'Goalkeeper',
  kit_referee: 'Referee',
  kit_training: 'Training',
} as const
