/** The format of each published field, for tests that check every row of an export. An empty value stands for none. */
export type PublishedList = Readonly<Record<string, { required: boolean; format: RegExp }>>

const address = /^https?:\/\/[^\s,]+$/
const addresses = /^https?:\/\/[^\s,]+(,https?:\/\/[^\s,]+){0,9}$/
const text = /\S/
const price = /^\d+\.\d\d GBP$/
const year = /^\d{4}$/

/** https://support.google.com/merchants/answer/11192663 and topic 15174112: required and optional in the UK. */
export const googleList: PublishedList = {
  id: { required: true, format: /^.{1,50}$/ },
  store_code: { required: true, format: /^.{1,64}$/ },
  google_product_category: { required: true, format: /^916$/ },
  'vehicle_fulfillment(option:store_code)': { required: false, format: /^in_store:[^:,]+$/ },
  title: { required: false, format: /^.{1,150}$/ },
  description: { required: false, format: /^[\s\S]{1,5000}$/ },
  link: { required: true, format: address },
  link_template: { required: true, format: /^https?:\/\/\S+\?store=\{store_code\}$/ },
  image_link: { required: true, format: address },
  additional_image_link: { required: false, format: addresses },
  price: { required: true, format: price },
  condition: { required: true, format: /^(new|used)$/ },
  brand: { required: true, format: /^.{1,70}$/ },
  model: { required: true, format: /^.{1,150}$/ },
  trim: { required: false, format: text },
  year: { required: true, format: year },
  mileage: { required: true, format: /^\d+ miles$/ },
  color: { required: true, format: text },
  body_style: {
    required: false,
    format:
      /^(city_car|compact_suv|convertible|coupe|crossover|full_size_van|hatchback|limousine|minivan|notchback|sedan|station_wagon|suv|truck|ute)$/,
  },
  engine: {
    required: false,
    format: /^(gasoline|diesel|electric|hybrid|lpg|methane|natural_gas|plug-in_hybrid|other)$/,
  },
  emissions_standard: { required: false, format: /^euro(1|2|3|4|5|5b|6|6c|6d|6d-TEMP|6e)$/ },
}

/** https://developers.facebook.com/docs/marketing-api/auto-ads/reference */
export const metaList: PublishedList = {
  vehicle_id: { required: true, format: /^.{1,100}$/ },
  vin: { required: true, format: /^[A-Z\d]{17}$/ },
  title: { required: true, format: /^.{1,500}$/ },
  description: { required: true, format: /^[\s\S]{1,5000}$/ },
  url: { required: true, format: address },
  make: { required: true, format: text },
  model: { required: true, format: text },
  trim: { required: false, format: text },
  year: { required: true, format: year },
  'mileage.value': { required: true, format: /^\d+$/ },
  'mileage.unit': { required: true, format: /^MI$/ },
  price: { required: true, format: price },
  state_of_vehicle: { required: true, format: /^(NEW|USED|CPO)$/ },
  body_style: {
    required: true,
    format:
      /^(CONVERTIBLE|COUPE|CROSSOVER|ESTATE|GRANDTOURER|HATCHBACK|MINIBUS|MINIVAN|MPV|OTHER|PICKUP|ROADSTER|SALOON|SEDAN|SMALL_CAR|SPORTSCAR|SUPERCAR|SUPERMINI|SUV|TRUCK|VAN|WAGON)$/,
  },
  exterior_color: { required: true, format: text },
  interior_color: { required: false, format: text },
  fuel_type: {
    required: false,
    format: /^(DIESEL|ELECTRIC|FLEX|GASOLINE|HYBRID|OTHER|PETROL|PLUGIN_HYBRID)$/,
  },
  transmission: { required: false, format: /^(AUTOMATIC|MANUAL|OTHER)$/ },
  drivetrain: { required: false, format: /^(AWD|FWD|RWD|OTHER)$/ },
  address: { required: true, format: /^\{.*"country":"GB"\}$/ },
  latitude: { required: false, format: /^-?\d+(\.\d+)?$/ },
  longitude: { required: false, format: /^-?\d+(\.\d+)?$/ },
  availability: { required: true, format: /^(AVAILABLE|PENDING)$/ },
  date_first_on_lot: { required: false, format: /^\d{4}-\d\d-\d\d$/ },
  dealer_id: { required: false, format: text },
  dealer_name: { required: false, format: text },
  dealer_phone: { required: false, format: text },
  'image[0].url': { required: true, format: address },
  'image[0].tag[0]': { required: true, format: text },
  ...Object.fromEntries(
    Array.from({ length: 9 }, (_, index) => [
      `image[${index + 1}].url`,
      { required: false, format: address },
    ]),
  ),
}
