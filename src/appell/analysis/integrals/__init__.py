"""What stays constant along every motion of a model, and the volumes its flow keeps."""
