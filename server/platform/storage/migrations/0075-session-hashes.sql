-- The token of a session is what its cookie says; from here on only a hash of it is kept, as for API tokens.
update sessions set token = encode(sha256(convert_to(token, 'UTF8')), 'hex');
