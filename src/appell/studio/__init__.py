"""The studio: a server on this machine, worker processes that compute, and a page in front of them.

In: requests of the page; models as JSON.
Out: jobs with their progress, and their results as JSON.
Read first: ``application.py`` (the routes), then ``pool.py`` and ``worker.py``.
"""
