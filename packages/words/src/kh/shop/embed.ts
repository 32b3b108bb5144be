export const embed = {
  turn: 'បង្វិលសម្លៀកបំពាក់',
  kits: 'ឈុត',
  yours: 'កែជារបស់អ្នក',
  closed: 'ការរចនានេះលែងចែករំលែកហើយ។',
  kit_home: 'ម្ចាស់ផ្ទះ',
  kit_away: 'ក្រៅដី',
  kit_third: 'ទីបី',
  kit_goalkeeper: 'អ្នកចាំទី',
  kit_referee: 'អាជ្ញាកណ្ដាល',
  kit_training: 'ហ្វឹកហាត់',
}
