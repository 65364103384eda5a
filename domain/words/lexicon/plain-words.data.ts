import type { VehicleType } from '../../stock/vehicle-type.ts'

/** Words that ask for a type of vehicle. */
export const typeWords: Readonly<Record<VehicleType, readonly string[]>> = {
  car: ['car', 'cars', 'motor', 'motors', 'motorcar', 'motor car'],
  van: ['van', 'vans', 'lcv', 'lcvs', 'commercial van', 'light commercial'],
  truck: ['truck', 'trucks', 'lorry', 'lorries', 'hgv', 'hgvs', 'heavy goods vehicle', 'wagon', 'wagons'],
}

/** Words that say nothing about which vehicle is wanted. */
export const ignoredWords: ReadonlySet<string> = new Set(
  `a an the and or & to of for from in on at by with without that which is are was be been am has have having had it its
  this these those there my me i im we our us you your they he she his her want wants wanted need needs looking look find search show
  searching get buy buying sale selling some any all every each please pls thanks thank hi hello good nice decent
  used second hand secondhand pre owned preowned previously vehicle vehicles ones something anything
  as if so than then do does can could would should will ideally preferably prefer preference must just only also really very
  about around near nearby close under over up down off out per finance financed available stock gearbox transmission fuel
  colour coloured color body type style shape make model engine engines doors door seats seat seater mileage miles price priced
  cost budget year plate reg registered compliant cab wheelbase roof drive wheel payload load length weight tonne
  gross euro deposit month monthly lookin got like into but not no nor yes between least most more less
  maximum minimum max min what whats thats where whose how much many deal deals offer offers listing listings wheels
  ltd dealer dealers garage forecourt uk england cash spend buyer wife husband
  boyfriend girlfriend son daughter mum mums dad dads mother father nan gran grandad grandma grandpa granny grandson granddaughter teenager asap urgently
  fussed bothered either preferred interested ono obo models made built sort sorted order ordered able`.split(
    /\s+/,
  ),
)

/**
 * Words that are never taken for a misspelt word of the stock, besides the words of the rules: ordinary English, and the
 * trim, colour and equipment words of adverts.
 */
export const neverCorrected: ReadonlySet<string> = new Set(
  `apart aside family families first speed small large little sport sports sporty line design premium plus black white edition limited prestige luxury tech
  technology leather heated camera parking sensors sensor sunroof panoramic roof sat navigation bluetooth carplay android alloy alloys cruise
  control tail lift tow towbar bar rack racking ply lined shelving history service serviced owner owners former keeper keepers
  warranty cheap safe fast quick rapid slow heavy light dark bright metallic pearl gold golden copper navy cream pink lime
  maroon burgundy charcoal champagne lead leads seal real rear read deal dual fuel full self long short wide tall high low
  medium super ultra mega best better good great fair poor clean dirty new newer nearly brand old older young fresh classic
  vintage rare modern sale same some come home town city country road street work works working tools family school holiday
  dog dogs child children kids baby pram boot space tank hook trailer crane grab skip recovery loader beavertail
  mixer tanker horsebox catering icecream coffee wheelchair access disabled motability lease leasing swap exchange part
  insurance damaged salvage category write cash credit bad approved loan drive driven driver learner lessons beginner student commute
  commuting motorway economical economy efficient frugal comfort comfortable quiet powerful tuned remap exhaust turbo twin
  manual blue green purple grey gray brown silver orange yellow beige bronze need seen mint condition lovely tidy mot
  done gone bone zone lone cone hole pole mole role vote rote date late gate mate fate hate rate life live love like
  lite cite bite ride side tide hide bike time mini dime dine fine mine pine wine vine nine left right next
  last list lost post most host cost past park mark bark land hand band sand wind find kind mind bind
  give take make made move moves mail main pain rain gain train trail trim trip tour sour four pour your hour
  audio audit back bend bent blank block cable card cards care civil couple danger delivery exceed expect export extras
  faster fold food foot fork fort heater heaters june lack lady lands lane leak lean leave lemon lender limiter lord lots
  matter merge mins minutes never node none noted optimal pack pool poll porch ports pump refer relax rely replay roll rolled runner scale
  screen sent spot stack stand start tend tick tips track tracks trick typo while worker workers
  runaround runabout sell workhorse banger project spares repair repairs hearse taxi police ambulance limo limousine sweeper sweepers plough
  caravan caravans
  neither avoid hates dislike aren cant doesn doesnt dont dosn dosnt hasn haven isnt needn neednt shouldn wasn wont wouldn
  width rather larger smaller wider taller shorter lighter heavier nicer safer cleaner stronger deeper dearer roomier
  star stars ncap euroncap mk class grade cart carts chart charts hitch beaver booster unloaded vista
  alto arosa atos bipper bora chery croma grafter korado minx mira patrol porter stag vega virage vitz`.split(
    /\s+/,
  ),
)

/**
 * Ordinary English words that are one letter away from a name. They are corrected to it only in a phrase that names its
 * make: "lion" stays, and "seat lion" is a SEAT Leon.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `agile allude anger aria arrow astray attic avenge bacon barn baron baton beaker bearer beater bettering blown
  bolster boned bore bored borne bottle bridge bridges brow burn candy capture cares catches chap cheat clip closets
  coldest comb cope copes couples crater crawled creed daft dairy daisy defended diff dimmer disc discover
  discovers discs duff dusted eclipse eldest exert feat fellow fist fling fond freeze freezes fringe frying goof
  granny gravy greed grew gulf hanger heap hedge heel hitches holler hutch inter jars jaws jeer joke joking
  jugs jute lamb lanky latches latent layman leafy leap ledge lends levy limbo lion loaf locale loyal lying
  maker makers manger mangle mangled marrow mart masters matches mellow mercy minds mines mink mints minus
  miser mite muster mutton narrow nose pace patches picks poker poking pools porters pouring presto printer punt
  punts rafter rake raster render repay ridge ridges ripping roam roaming roles romp salmon scald scalp scaly scream
  seam sear sect shark shortage shotgun sick simmer singer slat slick slogan smoke smoked smoker smoking soda soil
  soup spare spat spike splinter spoke sprang sprig sprint sprung spying stake stank stark state statement states
  steal stick sticky stink stirring stone stones store stored stores stove stroke stuck sues sums swat sway sweat
  tango tapping topping toucan toured tragic transmit transported tripping twinge unfit unite unites unity unto urns
  veto visit visits volts waking watch watches wedge wines wrangle yards yoga`.split(/\s+/),
)

/**
 * English words that makers write in derivatives. Of a phrase without a make they are another thing: "pure bliss", "star
 * rating".
 */
const wordsOfMakers: ReadonlySet<string> = new Set(
  `access action active activity advance adventure aid air altitude anniversary apple ask assist auto badge bargain base beacon beautiful belt beyond
  boost box breakdown breeze brilliant business cam camper carbon carlo cars centenary chair charge charger chassis chequered chill choice city
  classic clear climate club cold collection comfort commerce compact competition complete conditioning connect contact continental
  cool core council crew cross cruiser curve cut day derived desire detachable details digital direct distinctive double drive driving
  dropside dry dual dynamic easy eco edge edition electric elite energy engage enjoy enterprise entry envy essential evolution evolve
  excite exclusive executive exploration explore expression extended extender extra extreme facelift family fantastic feel film final
  first five flag flair flame flex flow fluted four fox free freedom fun fusion future global green grip hatch heritage hero high home
  hybrid icon iconic ideal impact impeccable impression included infinite injection inspiration intelligent jam jazz john journey
  keys label labour landmark launch leader legend level life light limited line long lounge love luna luxe luxury major mans match max maxim
  metropolis micro mission mobile mode momentum monte motion motor nav night normal note ocean option orange original panel parts performance pilot play
  plug point pop portfolio power prime privilege pro professional progress progressive pulse purchase pure pursuit quality quest range
  ready recharge red reference refrigerated replica rhythm rush saloon select sense series shine shooting signature silver single
  site smart solid solution sound sovereign space special specification spirit sport spring staff stage standard star starred start step sting
  street studio style suite summit supercharged surf tech technology theme time titan tom total touch touring tractor trade trend trio
  twin twist ultimate unit unwanted upgrade urban utility value venture video vision visit vogue walk warrior wave welfare well wet
  windows wood work works x year young zest zinc`.split(/\s+/),
)

/** Whether the word means another thing in most phrases, so that it is a word of a derivative only beside a name. */
export function isOrdinaryWord(word: string): boolean {
  return [ignoredWords, neverCorrected, ordinaryWords, wordsOfMakers].some((words) => words.has(word))
}

/**
 * Trims of one word that mean nothing else, so they are read without a make. Most are ordinary words ("Life", "Sport",
 * "Business"), which must stand beside the name of a make or model.
 */
export const distinctTrims: ReadonlySet<string> = new Set(
  `acenta allure autobiography brabus carrera comfortline competizione dolcevita elegance ghia highline homura invincible
  laureate nismo rubicon scorpionissima sportline startline takumi technik tekna titanium trailhawk trendline turismo veloce
  vignale visia vorsprung wildtrak xcellence zetec`.split(/\s+/),
)
