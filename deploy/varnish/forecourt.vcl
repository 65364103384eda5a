vcl 4.1;

import std;

backend nodes {
    .host = "127.0.0.1";
    .port = "${PAGES_PORT}";
    .connect_timeout = 2s;
    # The site answers 503 after 20 s.
    .first_byte_timeout = 30s;
    .probe = {
        .url = "/readyz";
        .interval = 2s;
        # A busy site is slow to answer. Pages that are not kept are refused while the probe fails, so three must fail.
        .timeout = 5s;
        .window = 3;
        .threshold = 1;
        .initial = 1;
    }
}

sub vcl_recv {
    # Answers of the site do not depend on cookies, and it sets none.
    unset req.http.Cookie;
    # Varnish would pipe a method that it does not know: join the connection to that of the site, past the rules here.
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    if (req.url ~ "^/(healthz|readyz)$") {
        return (pass);
    }
    # max-age=0, s-maxage=30, stale-while-revalidate=60: a page is sent for 60 s more while the next is fetched. With no
    # node ready, it is sent for an hour.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 60s;
    }
}

sub vcl_backend_response {
    if (beresp.ttl > 0s) {
        set beresp.grace = 1h;
    }
    # A 503 of a node never replaces a page that is still kept.
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
}

sub vcl_deliver {
    if (obj.hits > 0) {
        set resp.http.X-Cache = "hit";
    } else {
        set resp.http.X-Cache = "miss";
    }
}
