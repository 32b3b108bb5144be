/**
 * Passwords that guessers try first, in lower case, compiled by us from the common part of the published lists.
 * Trailing digits and marks are cut off before the look-up, so `password` also covers `Password2024!`.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  password passw0rd p@ssword p@ssw0rd pa55word passwort motdepasse contrasena senha password1 mypassword newpassword
  12345678 123456789 1234567890 01234567 0123456789 12341234 11223344 123123123 123321123 12344321 87654321 987654321
  9876543210 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 qazwsxedc qwertyui qwertyuiop
  qwerty qwerty123 qwertyqwerty asdfghjk asdfghjkl asdfasdf asdf1234 zxcvbnm zxcvbnm123 zxcvbnmm abcd1234 abc12345 abcdefgh
  abcdefghi abcabcabc a1b2c3d4 aa123456 a12345678 a123456789 1a2b3c4d 123456aa 123456ab 123456abc 123qweasd 123qwe123 qwe12345
  qweasdzxc qweqweqwe 147258369 159357159 159753456 147852369 741852963 963852741 789456123 456789123 321654987 112233445566
  iloveyou iloveyou1 iloveyou2 ilovegod ilovemom loveyou lovelove loveme forever sunshine princess princesa football baseball
  basketball volleyball softball soccer futbol football1 monkey dragon shadow master superman batman spiderman pokemon
  starwars trustno1 whatever welcome welcome1 letmein letmein1 admin administrator adminadmin administrador root toor
  guest default changeme change secret topsecret login access system server computer internet samsung google facebook
  instagram youtube telegram whatsapp microsoft windows apple iphone android nokia michael michelle jennifer jessica ashley
  daniel charlie jordan thomas robert andrew matthew joshua anthony christopher nicholas jonathan alexander elizabeth
  samantha stephanie nicole amanda melissa victoria charlotte liverpool chelsea arsenal barcelona realmadrid manchester
  juventus milan ronaldo messi neymar mbappe beckham chocolate butterfly flower rainbow summer winter spring autumn
  september october november december january february monday friday sunday purple orange yellow banana cookie cheese
  pepper ginger tigger snoopy garfield mickey minnie maggie bailey buster hunter killer ranger harley mustang ferrari
  porsche mercedes corvette yamaha honda toyota suzuki blessed blessing jesus jesuschrist christ angel angels heaven
  freedom liberty america canada cambodia kampuchea khmer phnompenh angkor angkorwat siemreap battambang srolanh
  bongsrolanh sabaydy soksabay kitwright jersey sportswear testtest test1234 test12345 testing testpass demo demodemo
  demo1234 hello hellohello hello123 helloworld goodluck happy happyday lucky lucky777 777777777 888888888 88888888 66666666
  00000000 11111111 22222222 33333333 44444444 55555555 77777777 99999999 11112222 12121212 13131313 10101010 20202020 123454321
  159159159 987987987 asd123456 qwer1234 qwerasdf qwertz qwertzuiop azerty azertyuiop matrix phoenix eagle falcon tiger
  lion wolf panther elephant diamond silver golden platinum crystal cristal estrella corazon mariposa tequiero teamo
  `
    .trim()
    .split(/\s+/),
)
