/**
 * Addresses of the dealer's former website, each with what it leads to now, for good: a path of this site, or a whole
 * address. `:name` stands for any text, in the path or as the value of a parameter. Other parameters do not matter:
 *
 *     '/stock.php?id=:id': '/vehicles/:id',
 *     '/showroom/:make/:model': '/car-search?make=:make&model=:model',
 */
export default {}
